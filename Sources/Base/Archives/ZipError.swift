internal import Console

/// A reason why an archive, or a file in it, isn't read.
package enum ZipError: Error, Hashable, Sendable {
    /// The directory at the end of the archive is missing.
    case cutOff
    /// A part of the archive isn't where its directory says, or isn't what it says.
    case broken(String)
    /// One of several parts that belong together.
    case split
    case encrypted(String)
    /// A file that is packed by something else than deflate.
    case unknownMethod(String, number: Int)
    case tooManyFiles(Int)
    /// A name that is absolute, or has a part such as `..`.
    case leadsOut(String)
    case tooDeep(String)
    case duplicate(String)
    case tooLarge(String, size: Int, limit: Int)
    /// A file that unpacks to far more than any text or picture does.
    case tooTight(String)
    case unreadable(String)
}

extension ZipError: CustomStringConvertible {
    /// What is wrong, in the words of a sentence about the archive.
    package var description: String {
        switch self {
        case .cutOff: "the zip archive is cut off or broken: its directory is missing at the end"
        case .broken(let name): "the zip archive is broken at \(Self.quoted(name))"
        case .split: "this is one part of a split zip archive; join the parts first"
        case .encrypted(let name):
            "\(Self.quoted(name)) in the zip archive is encrypted; unpack the archive with its password and give the folder"
        case .unknownMethod(let name, let number):
            "\(Self.quoted(name)) in the zip archive is compressed by method \(number); only deflate is read: "
                + "unpack the archive and give the folder"
        case .tooManyFiles(let count):
            "the zip archive has \(count) files; at most \(ZipArchive.maximumCount) are read"
        case .leadsOut(let name): "the name \(Self.quoted(name)) leads out of the zip archive"
        case .tooDeep(let name):
            "\(Self.quoted(name)) in the zip archive is in more than \(ZipArchive.maximumDepth) folders"
        case .duplicate(let name): "the zip archive has two files named \(Self.quoted(name))"
        case .tooLarge(let name, let size, let limit):
            "\(Self.quoted(name)) in the zip archive has \(size) bytes; at most \(limit) are read"
        case .tooTight(let name):
            "\(Self.quoted(name)) in the zip archive unpacks to more than \(ZipArchive.maximumRatio) times its size"
        case .unreadable(let reason): "the zip archive can’t be read: \(reason.printable)"
        }
    }

    private static func quoted(_ name: String) -> String {
        let line = name.printable
        return "“\(line.count > 60 ? "…" + line.suffix(59) : line)”"
    }
}
