## Why not

plan-too-early = A plan may be handed in once the declarations are over, until your movements are done.
not-this-visit = This form is not for this visit: { $form }.
not-in-this-form = There is no place for this order in this form.
after-the-end = Nothing can come after the end of the movements.
only-a-plan-stops = Only a plan can stop on the way.
forms-too-many = A form holds { $most } orders at most.
