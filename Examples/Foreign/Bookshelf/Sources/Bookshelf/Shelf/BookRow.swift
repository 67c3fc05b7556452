import SwiftUI

struct BookRow: View {
  let book: Book
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Image(systemName: book.status.symbol)
        .foregroundStyle(book.genre.color)
        .imageScale(.large)
        .accessibilityLabel(Text(book.status.title))
      VStack(alignment: .leading, spacing: 2) {
        Text(book.title)
          .font(.headline)
          .lineLimit(typeSize.isAccessibilitySize ? nil : 1)
        Text(book.author)
          .font(.subheadline)
          .foregroundColor(.secondary)
        if book.status == .reading {
          ProgressView(value: book.progress)
            .progressViewStyle(.linear)
            .transition(.opacity)
        }
      }
      Spacer(minLength: 0)
      if book.isFavorite {
        Image(systemName: "star.fill")
          .foregroundStyle(.yellow)
          .transition(.scale.combined(with: .opacity))
      }
    }
    .padding(.vertical, 4)
    .contentShape(Rectangle())
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("row-\(book.title)")
  }
}

#Preview("Rows", traits: .sizeThatFitsLayout) {
  List(Library.starters) { BookRow(book: $0) }
}
