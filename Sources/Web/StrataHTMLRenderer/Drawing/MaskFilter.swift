/// The filter that draws a view only where the mask beside it is opaque. It is the same for all, as
/// it says everything in parts of the element: the view is its left half, the mask its right one.
public enum MaskFilter {
  /// What a page holds once, for the style sheet to name (`.cut`).
  public static let markup =
    "<svg class=\"ink\" aria-hidden=\"true\"><filter id=\"strata-mask\" x=\"0\" y=\"0\" width=\"1\" "
    + "height=\"1\" primitiveUnits=\"objectBoundingBox\" color-interpolation-filters=\"sRGB\">"
    + "<feOffset in=\"SourceGraphic\" dx=\"-.5\" dy=\"0\" result=\"m\"/><feComposite "
    + "in=\"SourceGraphic\" in2=\"m\" operator=\"in\" x=\"0\" y=\"0\" width=\".5\" height=\"1\"/>"
    + "</filter></svg>"
}
