/// Takes out attributes and modifiers that need the Objective-C runtime: `@objc`, `@IBOutlet`, `dynamic`.
struct AttributeRule: Rule {
    private static let attributes: Set = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "IBDesignable",
        "GKInspectable", "NSManaged", "NSCopying",
    ]

    /// The attributes of an app's delegate, which is launched by its own `main()` here.
    private static let entryPoints: Set = ["UIApplicationMain", "NSApplicationMain"]

    func apply(to source: Source, index: TargetIndex, changes: inout Changes) {
        let file = source.file
        for position in file.tokens.indices where file.isAt(position, "@") && file.tokens[position].kind == .punctuation
        {
            let name = file.text(position + 1)
            if Self.attributes.contains(name) {
                changes.blank(position..<end(of: position, in: file))
            } else if Self.entryPoints.contains(name) {
                changes.replace(position..<(position + 2), with: "@main")
            } else if name == "convention", file.text(position + 3) == "block" {
                changes.blank(position..<end(of: position, in: file))
            }
        }
        for type in source.types {
            removeDynamic(type.modifiers, in: file, changes: &changes)
            for member in type.members { removeDynamic(member.modifiers, in: file, changes: &changes) }
        }
    }

    private func removeDynamic(_ modifiers: Range<Int>, in file: SourceFile, changes: inout Changes) {
        for position in modifiers where file.isAt(position, "dynamic") && !file.isAt(position - 1, "@") {
            changes.blank(position..<(position + 1))
        }
    }

    /// The token after an attribute and its argument.
    private func end(of position: Int, in file: SourceFile) -> Int {
        guard file.isAt(position + 2, "("), file.isAttached(position + 2), let close = file.partners[position + 2]
        else {
            return position + 2
        }
        return close + 1
    }
}
