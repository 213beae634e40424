internal import Console

/// The reason why an archive, or a file in it, can't be read.
package enum ZipError: Error, Hashable, Sendable {
    /// The directory at the end of the archive is missing.
    case truncated
    /// A record isn't where the directory says, or doesn't match the directory.
    case broken(String)
    /// The archive is one part of a split archive.
    case split
    case encrypted(String)
    /// A file is compressed by a method other than deflate.
    case unknownMethod(String, number: Int)
    case tooManyFiles(Int)
    /// A name is absolute, or has a component such as `..`.
    case outside(String)
    case tooDeep(String)
    case duplicate(String)
    case tooLarge(String, size: Int, limit: Int)
    /// A file unpacks to far more than any text or picture does.
    case tooCompressed(String)
    case unreadable(String)
}

extension ZipError: CustomStringConvertible {
    /// The problem, as a sentence about the archive.
    package var description: String {
        switch self {
        case .truncated: "the zip archive is cut off or broken: its directory is missing at the end"
        case .broken(let name): "the zip archive is broken at \(Self.quoted(name))"
        case .split: "this is one part of a split zip archive; join the parts first"
        case .encrypted(let name):
            "\(Self.quoted(name)) in the zip archive is encrypted; unpack the archive with its password and give the folder"
        case .unknownMethod(let name, let number):
            "\(Self.quoted(name)) in the zip archive is compressed by method \(number); only deflate is read: "
                + "unpack the archive and give the folder"
        case .tooManyFiles(let count):
            "the zip archive has \(count) files; at most \(ZipArchive.maximumCount) are read"
        case .outside(let name): "the name \(Self.quoted(name)) leads out of the zip archive"
        case .tooDeep(let name):
            "\(Self.quoted(name)) in the zip archive is in more than \(ZipArchive.maximumDepth) folders"
        case .duplicate(let name): "the zip archive has two files named \(Self.quoted(name))"
        case .tooLarge(let name, let size, let limit):
            "\(Self.quoted(name)) in the zip archive has \(size) bytes; at most \(limit) are read"
        case .tooCompressed(let name):
            "\(Self.quoted(name)) in the zip archive unpacks to more than \(ZipArchive.maximumRatio) times its size"
        case .unreadable(let reason): "the zip archive can’t be read: \(reason.printable)"
        }
    }

    private static func quoted(_ name: String) -> String {
        let line = name.printable
        return "“\(line.count > 60 ? "…" + line.suffix(59) : line)”"
    }
}
