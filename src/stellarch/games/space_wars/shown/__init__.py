"""What people are shown of a view: the chart and the boards of the page, pictures, reports, what a terminal reads."""
