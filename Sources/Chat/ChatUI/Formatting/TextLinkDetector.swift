import ChatLook
import ChatModels
import Foundation

/// Finds web and email addresses in text, with their schemes (`https://getstream.io`) and without (`getstream.io/chat`,
/// `yoda@dagobah.org`).
open class TextLinkDetector: @unchecked Sendable {
    /// The default detector of all views.
    public static let shared = TextLinkDetector()

    public init() {}

    /// Returns the links in `text`, in order.
    open func links(in text: String) -> [TextLink] {
        LinkFinder.links(in: text)
    }

    public func hasLinks(in text: String) -> Bool { !links(in: text).isEmpty }

    public func firstLink(in text: String) -> TextLink? { links(in: text).first }
}
