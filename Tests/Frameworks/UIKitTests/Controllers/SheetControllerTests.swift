import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct SheetControllerTests {
  private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    var log: [String] = []
    var mayDismiss = true

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      mayDismiss
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.append("dismissed")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ controller: UISheetPresentationController
    ) {
      log.append(controller.selectedDetentIdentifier?.rawValue ?? "none")
    }
  }

  private let below = UIViewController()
  private let delegate = Delegate()

  /// Presents a controller whose sheet is set up by `change`.
  private func present(
    _ change: (UISheetPresentationController) -> Void
  ) throws -> (screen: Screen, sheet: UISheetPresentationController) {
    let below = below
    let screen = screen { below }
    screen.flush()
    let controller = UIViewController()
    let sheet = try #require(controller.sheetPresentationController)
    sheet.delegate = delegate
    change(sheet)
    below.present(controller, animated: true)
    screen.flush()
    return (screen, sheet)
  }

  @Test func `a sheet rests at its detents, of which the selected one can be changed`() throws {
    let (screen, sheet) = try present {
      $0.detents = [.medium(), .custom(identifier: .init("low")) { _ in 200 }, .large()]
      $0.selectedDetentIdentifier = .init("low")
      $0.preferredCornerRadius = 30
    }
    func rules() throws -> [StyleRule] { try #require(screen.all(.sheet).first).drawing.style }
    #expect(try rules().contains(.sheet(height: 200, fraction: nil, radius: nil)))
    #expect(try rules().contains(.sheet(height: nil, fraction: nil, radius: 30)))
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    screen.flush()
    #expect(try !rules().contains(.sheet(height: 200, fraction: nil, radius: nil)))
  }

  @Test func `a custom detent is told the height of the window, and nil leaves it out`() throws {
    var heights: [CGFloat] = []
    let (screen, _) = try present {
      $0.detents = [
        .custom { _ in nil },
        .custom {
          heights.append($0.maximumDetentValue)
          return 100
        },
      ]
    }
    #expect(heights.last == 768)
    let rules = try #require(screen.all(.sheet).first).drawing.style
    #expect(rules.contains(.sheet(height: 100, fraction: nil, radius: nil)))
  }

  @Test func `a sheet's delegate hears a new size by a person, but not one by the app`() throws {
    let (screen, sheet) = try present {
      $0.detents = [.medium(), .large()]
      $0.prefersGrabberVisible = true
    }
    try screen.button("SheetGrabber").tap()
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(delegate.log == [UISheetPresentationController.Detent.Identifier.large.rawValue])
    sheet.selectedDetentIdentifier = .medium
    screen.flush()
    #expect(delegate.log.count == 1)
  }

  @Test func `a delegate hears that a person has dismissed the sheet, but not that the app has`()
    throws
  {
    let (screen, _) = try present { _ in }
    try screen.dismiss()
    #expect(delegate.log == ["dismissed"] && below.presentedViewController == nil)
    let other = UIViewController()
    other.presentationController?.delegate = delegate
    below.present(other, animated: true)
    screen.flush()
    below.dismiss(animated: true)
    screen.flush()
    #expect(delegate.log == ["dismissed"])
  }

  @Test func `a delegate may keep a person from dismissing the sheet`() throws {
    delegate.mayDismiss = false
    let (screen, _) = try present { _ in }
    #expect(throws: ScreenFailure.self) { try screen.dismiss() }
    #expect(below.presentedViewController != nil && delegate.log.isEmpty)
  }

  @Test func `a full screen has no sheet, and a child has that of its container`() {
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    #expect(full.sheetPresentationController == nil)
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    #expect(page.sheetPresentationController != nil)
    #expect(page.sheetPresentationController === navigation.sheetPresentationController)
  }
}
