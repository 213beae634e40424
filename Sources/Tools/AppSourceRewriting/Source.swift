/// A file and its declarations.
struct Source: Sendable {
    let file: SourceFile
    let types: [TypeDeclaration]

    init(_ file: SourceFile) {
        self.file = file
        types = DeclarationReader(file).types
    }

    /// The attributes that show a member to Objective-C.
    static let exposingAttributes: Set = [
        "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged",
    ]

    /// The names of the attributes among some modifiers.
    func attributes(_ modifiers: Range<Int>) -> Set<String> {
        Set(modifiers.filter { file.isAt($0, "@") }.map { file.text($0 + 1) })
    }

    /// Whether a word is among some modifiers.
    func has(_ word: StaticString, in modifiers: Range<Int>) -> Bool {
        modifiers.contains { file.isAt($0, word) && !file.isAt($0 - 1, "@") && !file.isAt($0 - 1, "(") }
    }

    func isStatic(_ member: MemberDeclaration) -> Bool {
        has("static", in: member.modifiers) || has("class", in: member.modifiers)
    }

    /// The name that `@objc(name)` gives.
    func objectiveCName(_ modifiers: Range<Int>) -> String? {
        for index in modifiers where file.isAt(index, "@") && file.isAt(index + 1, "objc") {
            guard file.isAt(index + 2, "("), file.isAttached(index + 2), let end = file.partners[index + 2] else {
                continue
            }
            return (index + 3..<end).map { file.text($0) }.joined()
        }
        return nil
    }

    /// The innermost type around a token.
    func type(around index: Int) -> TypeDeclaration? {
        types.last { $0.body.contains(index) }
    }
}
