import StreamChatUI
import UIKit

/// What a member sees who has no trails yet.
final class TrailChannelListEmptyView: ChatChannelListEmptyView {
    override func setUpAppearance() {
        super.setUpAppearance()

        iconView.image = UIImage(systemName: "map")
        iconView.tintColor = .trailGreen
        titleLabel.text = Strings.ChannelList.emptyTitle
        subtitleLabel.text = Strings.ChannelList.emptySubtitle
        actionButton.setTitle(Strings.ChannelList.emptyAction, for: .normal)
    }
}
