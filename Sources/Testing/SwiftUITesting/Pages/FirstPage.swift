import Foundation
import StrataDeviceServices
import StrataLiveSession
import StrataViewTree
package import SwiftUI

/// A first page as a browser requests it, and what was evaluated for it.
@MainActor package struct FirstPage {
  package let html: String
  /// The number of evaluations until the page was complete.
  package let evaluations: Int
  /// The number of bodies that the page consists of.
  package let bodies: Int

  /// The number of evaluations for each body.
  package var ratio: Double { Double(evaluations) / Double(bodies) }

  /// Opens a view as an app's only window, and waits for everything that it loads. Changes are drawn
  /// when all tasks that were begun have ended, so the number of evaluations is the same each time.
  package init<Content: View>(
    at url: String = "/", @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) async {
    let application = Application(name: "test") { window in
      WindowGroup(content: content)._mount(in: window)
    }
    var limits = SessionHolder.Limits()
    // On a busy machine, a page that waits for its data may need some minutes.
    limits.patience = .seconds(1_200)
    // Otherwise the number of changes that arrive together would depend on the machine's speed: a
    // change that comes late would be drawn by itself.
    limits.gathering = .seconds(1_200)
    let holder = SessionHolder(application, limits: limits, clock: ContinuousClock()) { "token" }
    let device = Device(id: DeviceID(rawValue: UUID().uuidString))
    let session = holder.begin(device: device, url: url, language: "en-GB")
    html = await holder.finish(session).page.contents.joined()
    let tree = session.window.tree
    evaluations = tree.evaluations
    bodies = [tree.screen, tree.presentations].compactMap(\.self).map(Self.count).reduce(0, +)
    holder.endAll()
  }

  private static func count(_ node: Node) -> Int {
    node.children.map(count).reduce(node is EvaluatingNode ? 1 : 0, +)
  }
}
