import StreamChatUI
import UIKit

/// A bubble with the corners of a sheet of paper.
final class PageBubbleView: ChatMessageBubbleView {
    override func setUpAppearance() {
        super.setUpAppearance()

        layer.cornerRadius = 4
    }

    override func updateContent() {
        super.updateContent()

        layer.borderWidth = 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        layer.cornerRadius = 4
        layer.maskedCorners = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
    }
}
