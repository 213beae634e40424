import SwiftUI

struct ClubAvatar_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ClubAvatar(name: "Ana")
            ClubAvatar(name: "Bo", size: 48).preferredColorScheme(.dark).previewDisplayName("large in the dark")
        }
        .previewLayout(.sizeThatFits)
    }
}
