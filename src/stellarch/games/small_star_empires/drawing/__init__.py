def draw_text(view, language="en", colour=False):
    return view.position
