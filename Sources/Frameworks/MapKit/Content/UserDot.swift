import SwiftUI

/// The dot that shows the person's location.
struct UserDot: View {
  var body: some View {
    Circle().fill(Color.blue).frame(width: 16, height: 16).padding(3)
      .background(.white, in: Circle()).shadow(radius: 3)
  }
}
