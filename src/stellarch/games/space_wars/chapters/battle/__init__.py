"""SW-10, SW-11: space battles, a module for each chapter of the rules.

weapons       strengths, defences, modifiers, what a volley does (SW-11)
wings         fighters and pods, which have names while a battle lasts
engaging      who may fight whom where, and who takes part (SW-10.1, SW-9.9)
mustering     allies and stealth starships are asked; the battle begins
interception  enemies are asked as craft come in
steps         what a step of a battle is: who decides, what, and what comes of it
zones, skirmish, run, fire, breakthrough, withdraw, preparing    the steps of a round
ending        how a battle ends, and what becomes of fighters, pods and special weapons
policy, power what the software decides where nobody else does (SW-24.3)
course_of_battle    the rounds, step by step
"""
