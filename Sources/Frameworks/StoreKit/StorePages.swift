// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import SwiftUI
public import UIKit

/// The key of an app's number in the App Store.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// An object that is notified when a page of the store is closed.
@MainActor @preconcurrency public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// Called when the person has closed the page.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// A page of an app in the App Store.
///
/// Partial: a link to the page on the web, since the store forbids frames.
open class SKStoreProductViewController: UIViewController {
  /// The object that is notified when the page is closed.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  private var address: URL?

  /// Names the app.
  ///
  /// - Parameters:
  ///   - parameters: Its number under ``SKStoreProductParameterITunesItemIdentifier``.
  ///   - block: Called at once with whether there is a number.
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

/// Addresses of the App Store on the web.
enum StoreAddress {
  /// Returns the page of an app; `nil` if the number is none.
  static func url(of number: String) -> URL? {
    let isNumber = !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isNumber }
    return isNumber ? URL(string: "https://apps.apple.com/app/id\(number)") : nil
  }
}

/// A UIKit view of a SwiftUI one, which is created again whenever the view changes.
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
    /// At the bottom of the screen.
    case bottom
    /// Above a bar at the bottom of the screen.
    case bottomRaised
  }

  /// The content of a banner.
  open class Configuration: NSObject {}

  /// A banner for an app.
  open class AppConfiguration: Configuration {
    /// The number of the app.
    open var appIdentifier: String
    /// The position of the banner.
    open var position: Position
    /// The campaign that the store counts.
    ///
    /// Accepted: it is kept.
    open var campaignToken: String?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - appIdentifier: The identifier of the app in the store.
    ///   - position: The place of the banner.
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
  ///   - configuration: The animation and the threshold of the transition.
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

  /// Shows the person's subscriptions when `isPresented` becomes `true`.
  ///
  /// Partial: there are none; it becomes `false` again.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, isOn in
      if isOn { isPresented.wrappedValue = false }
    }
  }

  /// Asks for the code of an offer when `isPresented` becomes `true`.
  ///
  /// Partial: there is no store that knows codes: it becomes `false` again, and the handler is
  /// called with ``StoreKitError/notAvailableInStorefront``.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the code is asked for.
  ///   - onCompletion: A function that is called with the chosen files, or with an error.
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
