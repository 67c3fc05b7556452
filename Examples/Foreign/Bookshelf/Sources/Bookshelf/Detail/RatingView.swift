import SwiftUI

struct RatingView: View {
  @Binding var rating: Double

  var body: some View {
    HStack(spacing: 6) {
      ForEach(1...5, id: \.self) { star in
        Button {
          rating = rating == Double(star) ? 0 : Double(star)
        } label: {
          Image(systemName: Double(star) <= rating ? "star.fill" : "star")
            .font(.title2)
            .foregroundStyle(.orange)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text("\(star) stars"))
        .accessibilityAddTraits(Double(star) == rating ? .isSelected : [])
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Rating")
    .accessibilityValue("\(Int(rating)) of 5")
  }
}

#Preview {
  RatingView(rating: .constant(3))
}
