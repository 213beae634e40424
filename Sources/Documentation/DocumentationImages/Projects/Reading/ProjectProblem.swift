import Documents

/// Something that only a picture project can have wrong.
enum ProjectProblem: DocumentProblem {
    /// A name of a picture that no file can have on every system.
    case invalidName(String)

    /// A name that another picture has.
    case duplicateName(String, place: String)

    /// A file that two pictures would be written to.
    case sameFile(String, other: String)

    /// A folder that is not below the one of the project file.
    case outside(String)

    /// A name on a sheet that no picture has, and the one that may be meant.
    case unknownPicture(String, nearest: String?)

    /// A key that has no meaning beside the others, and what would be right.
    case misplacedKey(String, advice: String)

    /// A device, locale or time zone that is not known.
    case unknownValue(String, noun: String, examples: String)

    /// A format that can't hold what it should.
    case wrongFormat(String, advice: String)

    /// A list or mapping that needs at least one value.
    case noValues(String)

    /// A value that a list repeats.
    case repeatedValue(String)

    /// A file that isn't there or can't be read, as the project names it.
    case unreadableFile(String, FileProblem)

    /// A file outside of the project that is not of the kind that is needed.
    case foreignFile(noun: String)

    /// What is declared can't be drawn.
    case undrawable(String)

    func sentence(at path: String) -> String {
        switch self {
        case .invalidName(let name):
            "“\(name.shortened)” can't name a picture; letters, digits, - and _ can, and at most 100 of them"
        case .duplicateName(let name, let place): "the picture “\(name)” is declared in \(place) already"
        case .sameFile(let file, let other):
            "\(at(path))the picture would be written to \(file), as “\(other)” is; rename one of them"
        case .outside(let folder):
            "\(at(path))the folder “\(folder.shortened)” is outside the folder of this file; pictures are written only below that"
        case .unknownPicture(let name, let nearest):
            "\(at(path))there is no picture “\(name.shortened)”; "
                + (nearest.map { "did you mean “\($0)”?" } ?? "name one of this file")
        case .misplacedKey(let key, let advice): "\(at(path))“\(key)” has no meaning here: \(advice)"
        case .unknownValue(let word, let noun, let examples):
            "\(at(path))“\(word.shortened)” is not \(noun); \(examples)"
        case .wrongFormat(let format, let advice): "\(at(path))\(format) can't hold it: \(advice)"
        case .noValues(let noun): "\(at(path))expected \(noun), found nothing"
        case .repeatedValue(let word): "\(at(path))“\(word.shortened)” is repeated; remove one"
        case .unreadableFile(let file, let problem):
            "\(at(path))“\(file.shortened)”: \(problem.sentence(at: ""))"
        case .foreignFile(let noun):
            "this is not a readable \(noun); it is outside the project's folder, so its contents aren't shown"
        case .undrawable(let reason): "\(at(path))\(reason)"
        }
    }
}

extension DocumentKind {
    static let pictureProject = DocumentKind(
        noun: "picture project", minimum: "a picture project has at least “pictures”")
}
