import DesignKit
public import Feed
import Foundation
public import SwiftUI

/// The credit of the characters' source.
public struct Credit: View {
  private let source: FeedSource

  /// Creates the credit of a source.
  public init(source: FeedSource) { self.source = source }

  public var body: some View {
    Text(words)
      .font(.caption)
      .foregroundStyle(.secondary)
  }

  private var words: LocalizedStringResource {
    switch source {
    case .service(let host): Words.App.credit(host)
    case .demo: Words.App.demo
    }
  }
}
