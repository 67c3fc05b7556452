import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The privacy page, which says what is sent, what is stored and for how long, and where the data
/// comes from.
struct PrivacyPage: View {
  @Environment(\.locale) private var locale

  var body: some View {
    List {
      sentences(Words.Privacy.Sent.title, Words.Privacy.Sent.all)
      sentences(Words.Privacy.Kept.title, Words.Privacy.Kept.all)
      Section {
        ForEach(DataCredit.all) { credit in
          if let site = URL(string: credit.site), let licence = URL(string: credit.licenceSite) {
            VStack(alignment: .leading, spacing: Space.tiny) {
              Link(destination: site) { Text(verbatim: credit.name) }
              Link(destination: licence) {
                Text(credit.terms(in: locale))
                  .font(.footnote)
              }
            }
          }
        }
        Text(Words.Privacy.Credit.translations(unreviewed))
          .font(.footnote)
      } header: {
        Text(Words.Privacy.Credit.title)
      }
    }
    .navigationTitle(Text(Words.Privacy.title))
    .accessibilityIdentifier(UITestIDs.Privacy.page)
  }

  /// The names of the languages whose texts no native speaker has reviewed, each in itself.
  private var unreviewed: String {
    LanguageChoice.unreviewed
      .map { $0.name.text(in: locale).isolated }
      .formatted(.list(type: .and).locale(locale.ofWords))
  }

  private func sentences(
    _ title: LocalizedStringResource, _ all: [LocalizedStringResource]
  ) -> some View {
    Section {
      ForEach(all, id: \.key) { Text($0) }
    } header: {
      Text(title)
    }
  }
}
