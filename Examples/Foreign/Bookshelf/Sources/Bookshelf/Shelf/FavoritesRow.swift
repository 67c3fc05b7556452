import SwiftUI

struct FavoritesRow: View {
  let books: [Book]

  private let columns = [GridItem(.adaptive(minimum: 96, maximum: 140), spacing: 12)]

  var body: some View {
    LazyVGrid(columns: columns, alignment: .leading, spacing: 12) {
      ForEach(books) { book in
        Cover(book: book)
          .frame(height: 128)
          .overlay(alignment: .topTrailing) {
            Ribbon()
              .fill(.yellow)
              .frame(width: 16, height: 28)
              .padding(.trailing, 10)
          }
          .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
      }
    }
    .padding()
  }
}

#Preview {
  FavoritesRow(books: Library.starters)
}
