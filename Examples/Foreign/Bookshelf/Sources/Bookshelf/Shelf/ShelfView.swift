import SwiftUI

struct ShelfView: View {
  @EnvironmentObject private var library: Library
  @State private var path = NavigationPath()
  @State private var query = ""
  @State private var selection = Set<Book.ID>()
  @State private var isAdding = false
  @State private var doomed: Book?
  @State private var editMode = EditMode.inactive

  var body: some View {
    NavigationStack(path: $path) {
      list
        .navigationTitle("Bookshelf")
        .searchable(text: $query, prompt: "Title or author")
        .toolbar { toolbar }
        .environment(\.editMode, $editMode)
        .navigationDestination(for: Book.ID.self) { BookDetail(id: $0) }
        .navigationDestination(for: Genre.self) { GenreView(genre: $0) }
    }
    .sheet(isPresented: $isAdding) {
      BookEditor(book: Book(title: "", author: "", genre: .novel, pages: 200)) {
        library.save($0)
      }
      .presentationDetents([.medium, .large])
      .presentationDragIndicator(.visible)
    }
    .alert("Delete the book?", isPresented: isConfirming, presenting: doomed) { book in
      Button("Delete", role: .destructive) {
        withAnimation { library.remove([book.id]) }
      }
      Button("Cancel", role: .cancel) {}
    } message: { book in
      Text("“\(book.title)” leaves the shelf.")
    }
  }

  private var isConfirming: Binding<Bool> {
    Binding(
      get: { doomed != nil },
      set: { if !$0 { doomed = nil } })
  }

  private var list: some View {
    List(selection: $selection) {
      if !library.favorites.isEmpty && query.isEmpty {
        FavoritesRow(books: library.favorites)
          .listRowInsets(EdgeInsets())
          .listRowBackground(Color.clear)
          .listRowSeparator(.hidden)
      }
      ForEach(Genre.allCases) { genre in
        section(genre)
      }
    }
    .listStyle(.insetGrouped)
    .overlay {
      if isEmpty { ContentUnavailableView.search(text: query) }
    }
    .animation(.default, value: library.sortOrder)
    .refreshable { library.restore() }
  }

  private var isEmpty: Bool {
    !query.isEmpty && !library.books.contains { $0.matches(query) }
  }

  @ViewBuilder
  private func section(_ genre: Genre) -> some View {
    let books = library.books(in: genre, matching: query)
    if !books.isEmpty {
      Section {
        ForEach(books) { book in
          NavigationLink(value: book.id) { BookRow(book: book) }
            .swipeActions(edge: .leading) { favoriteButton(book) }
            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
              Button("Delete", systemImage: "trash", role: .destructive) { doomed = book }
            }
            .contextMenu { menu(book) }
        }
        .onDelete { library.delete(at: $0, in: genre, matching: query) }
        .onMove { library.move(from: $0, to: $1, in: genre) }
      } header: {
        NavigationLink(genre.name, value: genre)
      } footer: {
        Text("^[\(books.count) book](inflect: true)")
      }
      .headerProminence(.increased)
    }
  }

  private func favoriteButton(_ book: Book) -> some View {
    Button {
      library.toggleFavorite(book)
    } label: {
      Label("Favorite", systemImage: book.isFavorite ? "star.slash" : "star")
    }
    .tint(.indigo)
  }

  @ViewBuilder
  private func menu(_ book: Book) -> some View {
    favoriteButton(book)
    ShareLink(item: book.title)
    Divider()
    Button("Delete…", systemImage: "trash", role: .destructive) { doomed = book }
  }

  @ToolbarContentBuilder
  private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { EditButton() }
    ToolbarItemGroup(placement: .topBarTrailing) {
      Menu {
        Picker("Sort by", selection: $library.sortOrder) {
          ForEach(Library.SortOrder.allCases) { order in
            Text(order.rawValue.capitalized).tag(order)
          }
        }
        .pickerStyle(.inline)
      } label: {
        Label("Sort", systemImage: "arrow.up.arrow.down")
      }
      Button("Add", systemImage: "plus") { isAdding = true }
        .keyboardShortcut("n", modifiers: .command)
    }
    ToolbarItem(placement: .bottomBar) {
      if editMode.isEditing {
        Button("Delete \(selection.count) selected", role: .destructive) {
          library.remove(selection)
          selection.removeAll()
        }
        .disabled(selection.isEmpty)
      }
    }
  }
}

struct ShelfView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ShelfView()
        .previewDisplayName("Five books")
      ShelfView()
        .preferredColorScheme(.dark)
        .previewDisplayName("Dark")
    }
    .environmentObject(Library.sample)
    .environmentObject(ReadingTimer())
  }
}
