import SwiftUI

struct GenreView: View {
  let genre: Genre
  @EnvironmentObject private var library: Library

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 16, pinnedViews: [.sectionHeaders]) {
        Section {
          ForEach(library.books(in: genre, matching: "")) { book in
            NavigationLink(value: book.id) {
              HStack {
                Cover(book: book).frame(width: 60, height: 84)
                Text(book.title).font(.title3).bold()
              }
            }
            .buttonStyle(.plain)
          }
        } header: {
          Text(genre.name)
            .font(.largeTitle.weight(.heavy))
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.regularMaterial)
        }
      }
      .padding(.horizontal)
    }
    .background(genre.gradient.opacity(0.15), ignoresSafeAreaEdges: .all)
    .navigationTitle(genre.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}
