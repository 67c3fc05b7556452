public import Foundation
import StrataSwiftUIApp

/// A control that offers one of several choices, side by side.
///
///     let control = UISegmentedControl(items: ["All", "Alive", "Dead"])
///     control.selectedSegmentIndex = 0
open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
  }

  /// The value of ``selectedSegmentIndex`` while no segment is selected.
  public static let noSegment = -1
  private var segments: [Segment] = [] { didSet { setNeedsDisplay() } }
  /// The index of the selected segment, or ``noSegment``.
  open var selectedSegmentIndex = noSegment {
    didSet { if selectedSegmentIndex != oldValue { setNeedsDisplay() } }
  }

  /// The color of the selected segment.
  ///
  /// Accepted: it has no effect; the control has the colors of SwiftUI's segmented picker.
  open var selectedSegmentTintColor: UIColor?

  /// Sets the attributes of the segments' titles in a state.
  ///
  /// Accepted: it has no effect; the control has the colors of SwiftUI's segmented picker.
  ///
  /// - Parameters:
  ///   - attributes: The font, the color and other attributes of the text; `nil` for the default.
  ///   - state: The state of the control in which the titles have the attributes.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with a segment for each item.
  ///
  /// - Parameter items: Titles (`String`) and images (``UIImage``).
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }

  /// Creates a control with a frame, in points, and a segment for each action.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points.
  ///   - actions: The actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  /// The number of segments.
  public var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; an index out of bounds means the first or last place.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - segment: The number of the segment.
  ///   - animated: Not used.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(0, segment), segments.count))
  }

  /// Inserts a segment with an action, its title and its image; an index out of bounds means the
  /// first or last place.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - segment: The number of the segment.
  ///   - animated: Not used.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert(
      Segment(title: action.title, image: action.image, action: action),
      at: min(max(0, segment), segments.count))
  }

  /// Removes a segment, if it exists.
  ///
  /// - Parameters:
  ///   - segment: The number of the segment.
  ///   - animated: Not used.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
  }

  /// Removes all segments of the control.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Sets the title of a segment, which must exist.
  ///
  /// - Parameters:
  ///   - title: The segment's text; `nil` for none.
  ///   - segment: The number of the segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
  }
  /// Returns the title of a segment, which must exist.
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  /// Sets whether a segment, which must exist, can be selected.
  ///
  /// - Parameters:
  ///   - enabled: Whether it is enabled.
  ///   - segment: The number of the segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
  }
  /// Returns whether a segment, which must exist, can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  override var namesItself: Bool { true }

  override func content() -> AnyView {
    AnyView(
      Picker(selection: binding) {
        ForEach(Array(segments.enumerated()), id: \.offset) { index, segment in
          self.name(of: segment).tag(index)
        }
      } label: {
        Text(verbatim: spoken.label ?? "")
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .disabled(!isEnabled))
  }

  /// Returns the segment's title, or its image if it has none.
  @ViewBuilder private func name(of segment: Segment) -> some View {
    if let image = segment.image, segment.title?.isEmpty ?? true {
      image.image
    } else {
      Text(verbatim: segment.title ?? "")
    }
  }

  private var binding: Binding<Int> {
    Binding(
      get: { [weak self] in self?.selectedSegmentIndex ?? Self.noSegment },
      set: { [weak self] in self?.choose($0) })
  }

  private func choose(_ index: Int) {
    guard segments.indices.contains(index), segments[index].isEnabled else { return }
    selectedSegmentIndex = index
    segments[index].action?.run(from: self)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
