import ChatUI
import HeadlessUIKit

// Subclasses as a user of the components would write them; what they change comes from the case.

final class EditedErrorIndicator: ChatMessageErrorIndicator {
    override func updateContent() {
        super.updateContent()
        ViewEdits.apply(.errorIndicator, to: self)
        ViewEdits.apply(.scene, to: self)
    }
}

final class EditedAvatarView: ChatAvatarView {
    override func updateContent() {
        super.updateContent()
        ViewEdits.apply(.avatar, to: self)
    }
}

final class EditedBubbleView: ChatMessageBubbleView {
    override func updateContent() {
        super.updateContent()
        ViewEdits.apply(.scene, to: self)
    }
}

final class EditedReactionsBubbleView: ChatReactionsBubbleView {
    var editedFillColor: UIColor?
    var editedStrokeColor: UIColor?

    override var fillColor: UIColor? { editedFillColor ?? super.fillColor }
    override var strokeColor: UIColor? { editedStrokeColor ?? super.strokeColor }

    override func updateContent() {
        super.updateContent()
        ViewEdits.apply(.scene, to: self)
    }
}

final class EditedChannelAvatarView: ChatChannelAvatarView {
    override func updateContent() {
        super.updateContent()
        ViewEdits.apply(.scene, to: self)
    }
}

final class EditedUserAvatarView: ChatUserAvatarView {
    override func updateContent() {
        super.updateContent()
        ViewEdits.apply(.scene, to: self)
    }
}

final class EditedCurrentUserAvatarView: CurrentChatUserAvatarView {
    override func updateContent() {
        super.updateContent()
        ViewEdits.apply(.scene, to: self)
    }
}

final class EditedFileItemView: ChatMessageFileAttachmentListView.ItemView {
    override func updateContent() {
        super.updateContent()
        ViewEdits.apply(.scene, to: self)
    }
}

final class EditedVoiceRecordingListView: ChatMessageVoiceRecordingAttachmentListView {
    override func updateContent() {
        super.updateContent()
        ViewEdits.apply(.scene, to: self)
    }
}

final class EditedLinkPreviewView: ChatMessageLinkPreviewView {
    /// In the pictures, texts of text views do not become smaller than they are by default; labels do.
    override func setUpAppearance() {
        super.setUpAppearance()
        guard traitCollection.preferredContentSizeCategory < .large else { return }
        bodyTextView.adjustsFontForContentSizeCategory = false
        bodyTextView.font = UIFont.preferredFont(
            forTextStyle: .subheadline, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    }

    override func updateContent() {
        super.updateContent()
        ViewEdits.apply(.scene, to: self)
    }
}

final class EditedGalleryView: ChatMessageGalleryView {
    override func updateContent() {
        super.updateContent()
        ViewEdits.apply(.scene, to: self)
    }
}

final class EditedUnreadCountView: ChatChannelUnreadCountView {
    override func updateContent() {
        super.updateContent()
        ViewEdits.apply(.scene, to: self)
    }
}

final class EditedSeparatorView: CellSeparatorReusableView {
    override func setUpAppearance() {
        super.setUpAppearance()
        ViewEdits.apply(.separator, to: self)
    }
}

/// A square online indicator.
final class SquareOnlineIndicatorView: UIView, MaskProviding {
    var maskingPath: CGPath? { CGPath(rect: frame.insetBy(dx: -3, dy: -3), transform: nil) }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        ViewEdits.apply(.scene, to: self)
        heightAnchor.constraint(equalTo: widthAnchor).isActive = true
    }
}
