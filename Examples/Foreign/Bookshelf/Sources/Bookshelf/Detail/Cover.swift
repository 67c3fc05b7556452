import SwiftUI

/// A cover drawn from the title alone; its lettering follows its width.
struct Cover: View {
  let book: Book

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottomLeading) {
        RoundedRectangle(cornerRadius: 8)
          .fill(book.genre.gradient)
        RoundedRectangle(cornerRadius: 8)
          .strokeBorder(.white.opacity(0.4), lineWidth: 2)
        Text(book.title)
          .font(.system(size: max(10, proxy.size.width / 8), weight: .bold))
          .minimumScaleFactor(0.5)
          .foregroundStyle(.white)
          .padding(8)
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .accessibilityElement()
    .accessibilityLabel("Cover of \(book.title)")
  }
}

#Preview {
  HStack {
    ForEach(Library.starters.prefix(3)) { book in
      Cover(book: book).aspectRatio(2 / 3, contentMode: .fit)
    }
  }
  .padding()
}
