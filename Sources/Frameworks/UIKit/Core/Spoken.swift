/// The accessibility properties of a view.
struct Spoken: Equatable {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits = []
  var isHidden = false
}
