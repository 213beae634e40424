import ChatUI
import HeadlessUIKit

extension WrittenScene {
    /// Attachments.
    static let attachments = [
        WrittenScene("ChatMessageGalleryView/test_appearanceCustomization_usingSubclassing") {
            Components.default.galleryView = LooseGalleryView.self
        },
        WrittenScene("ChatMessageLinkPreviewView/test_appearanceCustomization_usingSubclassing") {
            Components.default.linkPreviewView = LooseLinkPreviewView.self
        },
        WrittenScene("ChatMessageFileAttachmentListView/item_test_appearanceCustomization_usingAppearance") {
            Appearance.default.colorPalette.subtitleText = .red
            Appearance.default.fonts.bodyBold = UIFont.preferredFont(forTextStyle: .body).bold
        },
        WrittenScene("ChatMessageFileAttachmentListView/item_test_appearanceCustomization_usingSubclassing") {
            Components.default.fileAttachmentView = WideFileView.self
        },
        WrittenScene(
            "ChatMessageFileAttachmentListView/item_test_appearance_pdf_whenDownloadedThenShareIcon"
        ) {
            Components.default.isDownloadFileAttachmentsEnabled = true
        },
        WrittenScene("ChatMessageVoiceRecordingAttachmentListView/test_appearanceCustomization_usingSubclassing") {
            Components.default.voiceRecordingAttachmentListView = HorizontalVoiceRecordingListView.self
        },
    ]
}

private final class LooseGalleryView: ChatMessageGalleryView {
    override func setUpLayout() {
        super.setUpLayout()
        previewsContainerView.spacing = 10
    }
}

private final class LooseLinkPreviewView: ChatMessageLinkPreviewView {
    override func setUpLayout() {
        super.setUpLayout()
        textStack.spacing = 20
    }
}

private final class WideFileView: ChatMessageFileAttachmentListView.ItemView {
    override func setUpLayout() {
        super.setUpLayout()
        mainContainerStackView.spacing = 100
    }

    override func updateContent() {
        super.updateContent()
        actionIconImageView.tintColor = .green
    }
}

private final class HorizontalVoiceRecordingListView: ChatMessageVoiceRecordingAttachmentListView {
    override func setUpLayout() {
        super.setUpLayout()
        containerStackView.axis = .horizontal
        containerStackView.spacing = 20
    }
}
