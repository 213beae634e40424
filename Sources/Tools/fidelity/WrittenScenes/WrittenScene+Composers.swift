import ChatUI

extension WrittenScene {
    /// The composer.
    static let composers = [
        WrittenScene("ComposerVC/test_dismissLinkPreview") {
            Components.default.isComposerLinkPreviewEnabled = true
        },
        WrittenScene("ComposerVC/test_linkPreview_whenComposerLinkPreviewDisabled_thenNoHighlighting") {
            Components.default.isComposerLinkPreviewEnabled = false
        },
        WrittenScene("ComposerVC/test_linkPreview_whenComposerLinkPreviewEnabled_thenHighlightsLinks") {
            Components.default.isComposerLinkPreviewEnabled = true
        },
        WrittenScene("ComposerVC/test_showLinkPreview_whenNoDescription") {
            Components.default.isComposerLinkPreviewEnabled = true
        },
        WrittenScene("ComposerVC/test_showLinkPreview_whenNoMetadata") {
            Components.default.isComposerLinkPreviewEnabled = true
        },
    ]
}
