import StreamChat
import StreamChatUI
import UIKit

/// The club's look: colors, fonts, reactions.
enum Theme {
    static func install() {
        installAppearance()
        installComponents()
    }

    private static func installAppearance() {
        var appearance = Appearance()
        appearance.colorPalette.accentPrimary = .trailGreen
        appearance.colorPalette.background6 = .moss
        appearance.colorPalette.alert = .signOrange
        appearance.fonts.bodyBold = .systemFont(ofSize: 16, weight: .heavy)
        appearance.images.availableReactions = TrailReactions.all
        appearance.formatters.channelListMessageTimestamp = TrailTimestampFormatter()
        Appearance.default = appearance

        UINavigationBar.appearance().tintColor = .trailGreen
        UITabBar.appearance().tintColor = .trailGreen
    }
}
