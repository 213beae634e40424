/// Names of files in zip archives.
enum ZipName {
    private static let maximumLength = 4096

    /// Returns a name as text. Without a word about its encoding it is that of IBM PCs, or UTF-8, which many programs write
    /// without saying so.
    ///
    /// - Parameters:
    ///   - unicode: The addition with the name in UTF-8: a version, a checksum of four bytes, and the name.
    ///   - isWindows: Whether the archive may have backslashes between the parts of a path.
    static func text(_ bytes: [UInt8], isUTF8: Bool, unicode: [UInt8]?, isWindows: Bool) -> String {
        if !isUTF8, let unicode, unicode.count > 5, unicode[0] == 1,
            let name = String(validating: unicode.dropFirst(5), as: UTF8.self)
        {
            return name
        }
        let name = String(validating: bytes, as: UTF8.self) ?? String(String.UnicodeScalarView(bytes.map(scalar)))
        return isWindows ? String(name.map { $0 == "\\" ? "/" : $0 }) : name
    }

    private static func scalar(_ byte: UInt8) -> Unicode.Scalar {
        byte < 0x80 ? Unicode.Scalar(byte) : codePage437[Int(byte) - 0x80]
    }

    /// The characters above ASCII of IBM PCs.
    private static let codePage437 = Array(
        """
        ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
        └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}
        """.unicodeScalars)

    /// Whether a name is that of a file, and not of a folder, which ends in a slash.
    ///
    /// - Throws: For a name that leads out of the archive, or into too many folders.
    static func isFile(_ path: String) throws(ZipError) -> Bool {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let isFolder = parts.last?.isEmpty == true && parts.count > 1
        if isFolder { parts.removeLast() }
        let isDrive = parts[0].utf8.count == 2 && parts[0].hasSuffix(":")
        guard !parts.contains(where: { ["", ".", ".."].contains($0) }), !isDrive, !path.utf8.contains(0),
            path.utf8.count <= maximumLength
        else { throw .leadsOut(path) }
        guard parts.count <= ZipArchive.maximumDepth else { throw .tooDeep(path) }
        return !isFolder
    }
}
