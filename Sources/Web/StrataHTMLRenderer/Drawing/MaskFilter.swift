/// The filter that draws a view only where its mask is opaque. It is the same for all
/// elements, as it uses fractions of the element: the view is the left half, the mask the right
/// one.
public enum MaskFilter {
  /// The filter's markup, which a page contains once and the style sheet refers to (`.cut`).
  public static let markup =
    "<svg class=\"ink\" aria-hidden=\"true\"><filter id=\"strata-mask\" x=\"0\" y=\"0\" width=\"1\" "
    + "height=\"1\" primitiveUnits=\"objectBoundingBox\" color-interpolation-filters=\"sRGB\">"
    + "<feOffset in=\"SourceGraphic\" dx=\"-.5\" dy=\"0\" result=\"m\"/><feComposite "
    + "in=\"SourceGraphic\" in2=\"m\" operator=\"in\" x=\"0\" y=\"0\" width=\".5\" height=\"1\"/>"
    + "</filter></svg>"
}
