public import Foundation
import StrataRendering

extension ScreenElement {
  /// Reports the element's layout as a browser does: its size and, if the app asked, its frame in
  /// the window and the frames of the named coordinate spaces around it.
  ///
  ///     try screen.element("chart").layOut(CGRect(x: 16, y: 80, width: 358, height: 200))
  ///
  /// - Parameters:
  ///   - box: The element's frame in the window, in points.
  ///   - spaces: The frames of the coordinate spaces around it, by name.
  ///   - windowHeight: The height of the window, in points.
  /// - Throws: ``ScreenFailure`` if the element does not observe its layout.
  public func layOut(
    _ box: CGRect, spaces: [String: CGRect] = [:], windowHeight: CGFloat = 844
  ) throws(ScreenFailure) {
    screen.flush()
    var report = "\(box.width) \(box.height)"
    if drawing.events.contains(.place) {
      report += " \(box.minX) \(box.minY) \(windowHeight)"
      for (name, frame) in spaces.sorted(by: { $0.key < $1.key }) {
        report += "\n\(frame.minX) \(frame.minY) \(frame.width) \(frame.height) \(name)"
      }
    }
    try send(.box, value: report)
  }
}
