// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import SwiftUI
public import UIKit

/// The key of an app's identifier in the App Store.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// An object that is notified when a page of the store is closed.
@MainActor @preconcurrency public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// Called when the person has closed the page.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// A controller that shows the page of an app in the App Store.
///
/// Partial: it shows a link to the page on the web, since the store forbids frames.
open class SKStoreProductViewController: UIViewController {
  /// The object that is notified when the page is closed.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  private var address: URL?

  /// Sets the app whose page is shown.
  ///
  /// - Parameters:
  ///   - parameters: A dictionary with the app's identifier under
  ///     ``SKStoreProductParameterITunesItemIdentifier``.
  ///   - block: A function that is called at once with `true` if there is an identifier, otherwise
  ///     with `false`.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    address = parameters[SKStoreProductParameterITunesItemIdentifier].flatMap {
      StoreAddress.url(of: "\($0)")
    }
    viewIfLoaded?.setNeedsDisplay()
    block?(address != nil, address == nil ? StoreKitError.unknown : nil)
  }

  open override func loadView() {
    view = StorePage { [weak self] in
      StoreLink(address: self?.address) {
        self?.close()
      }
    }
  }
}

extension SKStoreProductViewController {
  fileprivate func close() {
    delegate?.productViewControllerDidFinish(self)
    dismiss(animated: true)
  }
}

/// The URLs of the App Store on the web.
enum StoreAddress {
  /// Returns the URL of an app's page; `nil` if the identifier is not a number.
  static func url(of number: String) -> URL? {
    let isNumber = !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isNumber }
    return isNumber ? URL(string: "https://apps.apple.com/app/id\(number)") : nil
  }
}

/// A UIKit view that contains a SwiftUI view, which is created again whenever the UIKit view
/// changes.
private final class StorePage: UIView {
  private let make: () -> StoreLink

  init(_ make: @escaping () -> StoreLink) {
    self.make = make
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func _content() -> AnyView? { AnyView(make()) }
}

private struct StoreLink: View {
  let address: URL?
  let close: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 16) {
      if let address { Link("App Store", destination: address) }
      Button("Done", action: close)
    }
    .padding()
  }
}

/// A banner for an app of the App Store.
@MainActor @preconcurrency open class SKOverlay: NSObject {
  /// The position of a banner.
  public enum Position: Int, Sendable {
    /// The banner is at the bottom of the screen.
    case bottom
    /// The banner is above a bar at the bottom of the screen.
    case bottomRaised
  }

  /// The configuration of a banner.
  open class Configuration: NSObject {}

  /// The configuration of a banner for an app.
  open class AppConfiguration: Configuration {
    /// The identifier of the app in the store.
    open var appIdentifier: String
    /// The position of the banner.
    open var position: Position
    /// The identifier of a campaign, by which the store counts visits.
    ///
    /// Accepted: the value is stored, but has no effect.
    open var campaignToken: String?

    /// Creates the configuration of a banner for an app.
    ///
    /// - Parameters:
    ///   - appIdentifier: The identifier of the app in the store.
    ///   - position: The position of the banner.
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
    }
  }
}

extension View {
  /// Shows a banner with a link to an app of the App Store.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the banner is shown.
  ///   - configuration: A function that returns the configuration of the banner.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View {
    safeAreaInset(edge: .bottom) {
      if isPresented.wrappedValue,
        let app = configuration() as? SKOverlay.AppConfiguration
      {
        StoreLink(address: StoreAddress.url(of: app.appIdentifier)) {
          isPresented.wrappedValue = false
        }
        .frame(maxWidth: .infinity)
        .background(.bar)
      }
    }
  }

  /// Would show the person's subscriptions when `isPresented` becomes `true`.
  ///
  /// Partial: there are no subscriptions; `isPresented` becomes `false` again.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, isOn in
      if isOn { isPresented.wrappedValue = false }
    }
  }

  /// Would show a field for the code of an offer when `isPresented` becomes `true`.
  ///
  /// Partial: there is no store that knows codes: `isPresented` becomes `false` again, and the
  /// handler is called with ``StoreKitError/notAvailableInStorefront``.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the field for the code is shown.
  ///   - onCompletion: A function that is called with the error.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, isOn in
      guard isOn else { return }
      isPresented.wrappedValue = false
      onCompletion(.failure(StoreKitError.notAvailableInStorefront))
    }
  }
}
