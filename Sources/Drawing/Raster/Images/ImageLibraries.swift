internal import CGdkPixbuf
internal import CWebP

/// The libraries that read and write picture files.
package enum ImageLibraries {
    /// The version of gdk-pixbuf, which reads pictures and writes JPEG, such as `"2.42.10"`.
    package static var pixbufVersion: String {
        "\(gdk_pixbuf_major_version).\(gdk_pixbuf_minor_version).\(gdk_pixbuf_micro_version)"
    }

    /// The version of libwebp, such as `"1.2.4"`.
    package static var webPVersion: String {
        let version = WebPGetEncoderVersion()
        return "\(version >> 16).\(version >> 8 & 0xFF).\(version & 0xFF)"
    }
}
