/// Lets classes answer for their methods themselves: `override func responds(to:)` and `forwardingTarget(for:)`.
///
/// Foundation's `NSObject` doesn't have these on Linux; an extension does, which a class hides and can't override.
struct MessageRule: Rule {
    /// The names in Objective-C, by those in Swift.
    private static let names = [
        "responds(to:)": "respondsToSelector:", "forwardingTarget(for:)": "forwardingTargetForSelector:",
    ]

    func apply(to source: Source, index: TargetIndex, changes: inout Changes) {
        for type in source.types {
            for member in type.members where Self.selector(of: member, in: source) != nil {
                for position in member.modifiers where source.file.isAt(position, "override") {
                    changes.blank(position..<(position + 1))
                }
            }
        }
    }

    /// The name in Objective-C of an override that the rule is about; `nil` for other members.
    static func selector(of member: MemberDeclaration, in source: Source) -> String? {
        source.has("override", in: member.modifiers) ? names[member.key] : nil
    }
}
