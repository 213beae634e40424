/// The names of files in zip archives.
enum ZipName {
    private static let maximumLength = 4096

    /// Decodes a name. Without an encoding it is in code page 437 (IBM PC), or in UTF-8, which many programs write
    /// without declaring it.
    ///
    /// - Parameters:
    ///   - unicode: The extra field with the name in UTF-8: a version, a checksum of four bytes, and the name.
    ///   - isWindows: Whether paths may be separated by backslashes.
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

    /// The characters of code page 437 above ASCII.
    private static let codePage437 = Array(
        """
        ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
        └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}
        """.unicodeScalars)

    /// Whether a name is that of a file. A folder's name ends in a slash.
    ///
    /// - Throws: If the name leads out of the archive, or into too many folders.
    static func isFile(_ path: String) throws(ZipError) -> Bool {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let isFolder = parts.last?.isEmpty == true && parts.count > 1
        if isFolder { parts.removeLast() }
        let isDrive = parts[0].utf8.count == 2 && parts[0].hasSuffix(":")
        guard !parts.contains(where: { ["", ".", ".."].contains($0) }), !isDrive, !path.utf8.contains(0),
            path.utf8.count <= maximumLength
        else { throw .outside(path) }
        guard parts.count <= ZipArchive.maximumDepth else { throw .tooDeep(path) }
        return !isFolder
    }
}
