import ChatModels
import Foundation
import UIKitValues

/// Finds web and email addresses in text.
///
/// Addresses are recognized with their scheme (`https://getstream.io`) and without (`getstream.io/chat`,
/// `yoda@dagobah.org`). Without a scheme, they have to end in an existing top-level domain, so `done.Next` isn't one.
package enum LinkFinder {
    /// Returns the links in `text`, in order.
    package static func links(in text: String) -> [TextLink] {
        AddressFinder.matches(in: text).map { TextLink(url: $0.url, originalText: $0.text, range: $0.range) }
    }
}
