import SwiftUI

@MainActor
final class Library: ObservableObject {
  enum SortOrder: String, CaseIterable, Identifiable {
    case manual, title, author

    var id: Self { self }
  }

  @Published var books: [Book]
  @Published var sortOrder = SortOrder.manual
  @Published private(set) var lastRemoved: Book?

  init(books: [Book] = Library.starters) {
    self.books = books
  }

  var unreadCount: Int {
    books.filter { $0.status == .unread }.count
  }

  var favorites: [Book] {
    books.filter(\.isFavorite)
  }

  func books(in genre: Genre, matching query: String) -> [Book] {
    let found = books.filter { $0.genre == genre && $0.matches(query) }
    return switch sortOrder {
    case .manual: found
    case .title: found.sorted { $0.title < $1.title }
    case .author: found.sorted { $0.author < $1.author }
    }
  }

  func book(_ id: Book.ID) -> Book? {
    books.first { $0.id == id }
  }

  func binding(for id: Book.ID) -> Binding<Book>? {
    guard book(id) != nil else { return nil }
    return Binding(
      get: { self.book(id) ?? Library.missing },
      set: { self.save($0) })
  }

  func save(_ book: Book) {
    if let index = books.firstIndex(where: { $0.id == book.id }) {
      books[index] = book
    } else {
      books.append(book)
    }
  }

  func remove(_ ids: some Collection<Book.ID>) {
    lastRemoved = books.last { ids.contains($0.id) }
    books.removeAll { ids.contains($0.id) }
  }

  func restore() {
    guard let book = lastRemoved else { return }
    books.append(book)
    lastRemoved = nil
  }

  func delete(at offsets: IndexSet, in genre: Genre, matching query: String) {
    let shown = books(in: genre, matching: query)
    remove(offsets.map { shown[$0].id })
  }

  func move(from source: IndexSet, to destination: Int, in genre: Genre) {
    var group = books.filter { $0.genre == genre }
    group.move(fromOffsets: source, toOffset: destination)
    var iterator = group.makeIterator()
    books = books.map { $0.genre == genre ? iterator.next() ?? $0 : $0 }
  }

  func toggleFavorite(_ book: Book) {
    guard let index = books.firstIndex(of: book) else { return }
    books[index].isFavorite.toggle()
  }
}

extension Library {
  static let missing = Book(title: "", author: "", genre: .novel, pages: 0)

  static let starters = [
    Book(title: "Middlemarch", author: "George Eliot", genre: .novel, pages: 880),
    Book(
      title: "Emma", author: "Jane Austen", genre: .novel, pages: 474, pagesRead: 120,
      rating: 4, status: .reading, isFavorite: true),
    Book(
      title: "The Histories", author: "Herodotus", genre: .history, pages: 716, pagesRead: 716,
      rating: 5, status: .finished),
    Book(
      title: "On the Origin of Species", author: "Charles Darwin", genre: .science, pages: 502),
    Book(
      title: "Leaves of Grass", author: "Walt Whitman", genre: .poetry, pages: 145,
      pagesRead: 30, status: .reading),
  ]

  static var sample: Library { Library() }
}
