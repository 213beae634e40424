import ChatModels
import Foundation
import UIKitValues

/// Finds web and mail addresses in texts.
///
/// An address is a link with its scheme (`https://getstream.io`) and without (`getstream.io/chat`,
/// `yoda@dagobah.org`). Without a scheme it has to end in a top-level domain that exists, so that
/// `done.Next` isn't one.
package enum LinkFinder {
    /// Returns the links in `text` from front to back.
    package static func links(in text: String) -> [TextLink] {
        AddressFinder.matches(in: text).map { TextLink(url: $0.url, originalText: $0.text, range: $0.range) }
    }
}
