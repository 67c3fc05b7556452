import SwiftUI

struct Book: Identifiable, Hashable, Codable {
  enum Status: String, CaseIterable, Identifiable, Codable {
    case unread, reading, finished

    var id: Self { self }

    var title: LocalizedStringKey {
      switch self {
      case .unread: "Unread"
      case .reading: "Reading"
      case .finished: "Finished"
      }
    }

    var symbol: String {
      switch self {
      case .unread: "bookmark"
      case .reading: "book"
      case .finished: "checkmark.seal"
      }
    }
  }

  var id = UUID()
  var title: String
  var author: String
  var genre: Genre
  var pages: Int
  var pagesRead = 0
  var rating = 0.0
  var status = Status.unread
  var isFavorite = false
  var acquired = Date()
  var notes = ""

  var progress: Double {
    pages == 0 ? 0 : min(1, Double(pagesRead) / Double(pages))
  }

  func matches(_ query: String) -> Bool {
    query.isEmpty
      || title.localizedCaseInsensitiveContains(query)
      || author.localizedCaseInsensitiveContains(query)
  }
}
