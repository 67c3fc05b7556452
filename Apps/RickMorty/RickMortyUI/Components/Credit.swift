import DesignKit
public import Feed
public import SwiftUI

/// Says where the characters come from.
public struct Credit: View {
  private let source: FeedSource

  public init(source: FeedSource) { self.source = source }

  public var body: some View {
    Text(source == .demo ? Words.App.demo : Words.App.credit)
      .font(.caption)
      .foregroundStyle(.secondary)
  }
}
