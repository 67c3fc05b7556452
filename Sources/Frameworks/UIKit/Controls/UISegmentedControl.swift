public import Foundation
import SwiftUI

/// One of several choices side by side.
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

  public static let noSegment = -1
  private var segments: [Segment] = [] { didSet { setNeedsDisplay() } }
  /// Which segment is chosen, or ``noSegment``.
  open var selectedSegmentIndex = noSegment {
    didSet { if selectedSegmentIndex != oldValue { setNeedsDisplay() } }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameter items: Titles and pictures.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  public var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(0, segment), segments.count))
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert(
      Segment(title: action.title, image: action.image, action: action),
      at: min(max(0, segment), segments.count))
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
  }

  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
  }
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
  }
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

  /// A segment is called by its title; one without says what its picture shows.
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
