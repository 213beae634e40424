import ChatModels

/// The views for each kind of attachment.
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

    /// How attachments of a kind are combined with those of other kinds in one bubble.
    enum Grouping {
        /// In the gallery at the top.
        case gallery

        /// In a list below the gallery.
        case list

        /// Not combined: attachments of other kinds are hidden.
        case none
    }

    /// How attachments of the kind are combined with those of other kinds in one bubble.
    var grouping: Grouping {
        switch self {
        case .image, .video: .gallery
        case .file, .voiceRecording: .list
        case .giphy, .linkPreview, .audio: .none
        }
    }

    /// The rank of the kind in a quoted message, which only shows the first one.
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

    /// Whether attachments of the kind are found again in the text of an edited message, so they need no preview in the
    /// composer.
    var isFoundByText: Bool {
        switch self {
        case .giphy, .linkPreview: true
        case .image, .video, .file, .voiceRecording, .audio: false
        }
    }
}
