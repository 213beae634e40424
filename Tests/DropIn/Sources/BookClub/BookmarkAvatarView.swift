import StreamChatUI
import UIKit

/// An avatar in the shape of a page with a ribbon's color around it.
final class BookmarkAvatarView: ChatAvatarView {
    override func layoutSubviews() {
        super.layoutSubviews()

        imageView.layer.cornerRadius = 6
        imageView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        imageView.layer.borderWidth = 1.5
        imageView.layer.borderColor = Theme.leather.cgColor
    }
}
