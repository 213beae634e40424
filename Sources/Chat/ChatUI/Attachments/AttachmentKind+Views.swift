import ChatModels

/// The choices between views for each kind of attachment.
extension AttachmentKind {
    /// Returns the injector that adds the views of attachments of this kind to a message.
    func injector(in components: Components) -> AttachmentViewInjector.Type {
        switch self {
        case .image, .video: components.galleryAttachmentInjector
        case .giphy: components.giphyAttachmentInjector
        case .file: components.filesAttachmentInjector
        case .linkPreview: components.linkAttachmentInjector
        case .voiceRecording:
            components.isVoiceRecordingEnabled
                ? components.voiceRecordingAttachmentInjector : components.filesAttachmentInjector
        case .audio: components.unsupportedAttachmentInjector
        }
    }

    /// A way to stand beside attachments of other kinds in one bubble.
    enum Company {
        /// In the gallery at the top.
        case gallery

        /// In a list below the gallery.
        case list

        /// In no company: others are not shown.
        case none
    }

    /// The way to stand beside attachments of other kinds in one bubble.
    var company: Company {
        switch self {
        case .image, .video: .gallery
        case .file, .voiceRecording: .list
        case .giphy, .linkPreview, .audio: .none
        }
    }

    /// The place among the kinds of a quoted message, of which only the first one is shown.
    var quotedRank: Int {
        switch self {
        case .file: 0
        case .image: 1
        case .linkPreview: 2
        case .giphy: 3
        case .video: 4
        case .voiceRecording: 5
        case .audio: 6
        }
    }

    /// Whether attachments of this kind are found again by the text of a message that is edited, and so need no
    /// preview in the composer.
    var isFoundByText: Bool {
        switch self {
        case .giphy, .linkPreview: true
        case .image, .video, .file, .voiceRecording, .audio: false
        }
    }
}
