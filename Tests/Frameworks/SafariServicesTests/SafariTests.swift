import SwiftUI
import Testing
import UIKit

@testable import SafariServices
@testable import SwiftUITesting

@MainActor @Suite struct SafariTests {
  private final class Guide: NSObject, SFSafariViewControllerDelegate {
    var heard: [String] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      heard.append("finished")
    }
    func safariViewController(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) { heard.append("loaded \(didLoadSuccessfully)") }
  }

  private struct Shown: UIViewControllerRepresentable {
    let controller: SFSafariViewController
    func makeUIViewController(context: Context) -> SFSafariViewController { controller }
    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
  }

  @Test func `SFSafariViewController shows the page in a frame with a link and a close button`()
    throws
  {
    let url = try #require(URL(string: "https://example.org/a"))
    let (controller, guide) = (SFSafariViewController(url: url), Guide())
    controller.delegate = guide
    controller.dismissButtonStyle = .close
    #expect(controller.viewIfLoaded == nil, "the page is loaded when it is presented")
    let screen = Screen(Shown(controller: controller))
    #expect(screen.has("example.org"))
    #expect(try screen.link("Open in a new tab").url == "https://example.org/a")
    let frame = try #require(screen.all(.any).first { $0.drawing.kind == .frame })
    let address = try #require(frame.drawing[.frame])
    #expect(address.hasPrefix("/~/web/site/"))
    for _ in 0..<2 { try frame.send(.load, value: address) }
    try screen.button("Close").tap()
    #expect(guide.heard == ["loaded true", "finished"])
  }

  @Test func `the Safari delegate is notified that the initial load of an unsupported URL failed`()
    throws
  {
    let url = try #require(URL(string: "app:x"))
    let (controller, guide) = (SFSafariViewController(url: url), Guide())
    controller.delegate = guide
    _ = Screen(Shown(controller: controller))
    #expect(guide.heard == ["loaded false"])
  }
}
