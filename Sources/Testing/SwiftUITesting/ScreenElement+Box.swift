public import Foundation
import StrataRendering

extension ScreenElement {
  /// Reports the element's layout as a browser does: its size and, if the app asked, its frame in
  /// the window and the frames of the named coordinate spaces around it.
  ///
  ///     try screen.element("chart").layOut(CGRect(x: 16, y: 80, width: 358, height: 200))
  public func layOut(_ box: CGRect, spaces: [String: CGRect] = [:]) throws(ScreenFailure) {
    screen.flush()
    var report = "\(box.width) \(box.height)"
    if drawing.events.contains(.place) {
      report += " \(box.minX) \(box.minY)"
      for (name, frame) in spaces.sorted(by: { $0.key < $1.key }) {
        report += "\n\(frame.minX) \(frame.minY) \(frame.width) \(frame.height) \(name)"
      }
    }
    try send(.box, value: report)
  }
}
