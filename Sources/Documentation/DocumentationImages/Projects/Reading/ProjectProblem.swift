import Documents

/// A mistake that only occurs in project files.
enum ProjectProblem: DocumentProblem {
    /// A picture name that isn't a valid file name on all systems.
    case invalidName(String)

    /// A name that is already used by another picture.
    case duplicateName(String, place: String)

    /// A file that two pictures would be written to.
    case sameFile(String, other: String)

    /// A folder outside of the project file's folder.
    case outside(String)

    /// An unknown picture name on a sheet, with the most similar known name.
    case unknownPicture(String, nearest: String?)

    /// A key that can't be combined with the others, with advice.
    case misplacedKey(String, advice: String)

    /// An unknown device, locale or time zone.
    case unknownValue(String, noun: String, examples: String)

    /// A file format that doesn't fit the content.
    case wrongFormat(String, advice: String)

    /// A list or mapping that needs at least one value.
    case noValues(String)

    /// A value that occurs twice in a list.
    case repeatedValue(String)

    /// A file that is missing or can't be read, as written in the project.
    case unreadableFile(String, FileProblem)

    /// A file outside of the project that doesn't have the required kind.
    case foreignFile(noun: String)

    /// A declaration that can't be drawn.
    case undrawable(String)

    func sentence(at path: String) -> String {
        switch self {
        case .invalidName(let name):
            "“\(name.shortened)” is not a valid picture name; use at most 100 letters, digits, - and _"
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
        case .wrongFormat(let format, let advice): "\(at(path))\(format) can't contain this picture: \(advice)"
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
        noun: "picture project", minimum: "a picture project has at least “pictures”", keys: ProjectKey.self)
}
