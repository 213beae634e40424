import Foundation
internal import SwiftRuntime

/// An attributed string that releases its attributes when it is deallocated.
///
/// Foundation on Linux leaks them: 350 bytes and the fonts of every string ever created (Swift 6.1). Views and texts
/// use this class internally.
package final class ReleasingAttributedString: NSMutableAttributedString {
    deinit { AttributeStorage.release(of: self) }

    /// Creates a string from pieces, each with its attributes. Appending to a long string would be slow.
    package convenience init(pieces: [(text: String, attributes: [NSAttributedString.Key: Any])]) {
        self.init(string: pieces.map(\.text).joined())
        var location = 0
        for (text, attributes) in pieces {
            let length = text.utf16.count
            setAttributes(attributes, range: NSRange(location: location, length: length))
            location += length
        }
    }

    override package func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let part = ReleasingAttributedString(string: (string as NSString).substring(with: range))
        enumerateAttributes(in: range) { attributes, run, _ in
            part.setAttributes(
                attributes, range: NSRange(location: run.location - range.location, length: run.length))
        }
        return part
    }

    override package func copy(with zone: NSZone? = nil) -> Any { ReleasingAttributedString(attributedString: self) }

    override package func mutableCopy(with zone: NSZone? = nil) -> Any { copy(with: zone) }
}
