public import Foundation
public import SwiftUI
import UIKit

/// A SwiftUI view that shows a web page.
///
///     WebView(url: URL(string: "https://example.org"))
///
/// Partial: the limits of ``WKWebView`` apply.
public struct WebView: View {
  private enum Shown {
    case page(WebPage)
    case address(URL?)
  }

  private let shown: Shown

  /// Creates a view that shows a page.
  public init(_ page: WebPage) { shown = .page(page) }

  /// Creates a view that shows the page at a URL; for `nil` it is empty.
  public init(url: URL?) { shown = .address(url) }

  public var body: some View {
    switch shown {
    case .page(let page): PageView(page: page)
    case .address(let url): AddressView(url: url)
    }
  }
}

/// The view of a page that the app has created.
private struct PageView: UIViewRepresentable {
  let page: WebPage

  func makeUIView(context: Context) -> WKWebView { page.view }
  func updateUIView(_ view: WKWebView, context: Context) {}
}

/// The view of a page that exists only to show a URL.
private struct AddressView: UIViewRepresentable {
  let url: URL?

  func makeUIView(context: Context) -> WKWebView { WKWebView() }

  func updateUIView(_ view: WKWebView, context: Context) {
    guard let url, view.url != url else { return }
    view.load(URLRequest(url: url))
  }
}
