import Foundation
import UIKitValues

extension NSAttributedString {
    /// Creates a string with UIKit's attributes of another one, and with SwiftUI's that are equivalent.
    public convenience init(_ attrStr: AttributedString) {
        self.init(attributedString: attrStr.string { $0.sharedDictionary })
    }
}

extension AttributeContainer {
    /// The attributes by UIKit's keys.
    fileprivate var sharedDictionary: [NSAttributedString.Key: Any] {
        var values = uiKitDictionary
        func fill(_ key: NSAttributedString.Key, _ value: Any?) {
            if values[key] == nil { values[key] = value }
        }
        fill(.foregroundColor, self.swiftUI.foregroundColor.map { UIColor($0) })
        fill(.backgroundColor, self.swiftUI.backgroundColor.map { UIColor($0) })
        fill(.underlineStyle, self.swiftUI.underlineStyle.map { _ in NSUnderlineStyle.single.rawValue })
        fill(.strikethroughStyle, self.swiftUI.strikethroughStyle.map { _ in NSUnderlineStyle.single.rawValue })
        fill(.kern, self.swiftUI.kern)
        fill(.tracking, self.swiftUI.tracking)
        fill(.baselineOffset, self.swiftUI.baselineOffset)
        return values
    }
}
