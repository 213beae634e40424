extension SystemSymbols {
    /// Symbols for speech and writing.
    static let conversation = SymbolTable(
        """
        $bubble M4.4 2 H16.6 C18.2 2 19 2.8 19 4.4 V11.6 C19 13.2 18.2 14 16.6 14 H10 L6 17.4 V14 H4.4
            C2.8 14 2 13.2 2 11.6 V4.4 C2 2.8 2.8 2 4.4 2 Z

        bubble.left 21 19 1.06
          line $bubble
        bubble.left.fill 21 19 1.06
          area $bubble
          line $bubble
        text.bubble 21 19 1.06
          line $bubble
          line M6 6 H15 M6 9.8 H12.4
        text.bubble.fill 21 19 1.06
          area $bubble
          gap M6 6 H15 M6 9.8 H12.4
        plus.bubble 21 19 1.06
          line $bubble
          line M10.5 5 V11 M7.5 8 H13.5
        bubble.left.and.bubble.right 27 20 1.06
          line M4.2 2 H14 C15.4 2 16.2 2.8 16.2 4.2 V9.4 C16.2 10.8 15.4 11.6 14 11.6 H8.6 L5.4 14.4 V11.6 H4.2
              C2.8 11.6 2 10.8 2 9.4 V4.2 C2 2.8 2.8 2 4.2 2 Z
          line M19.2 6 H22.6 C24.1 6 25 6.8 25 8.2 V13 C25 14.4 24.1 15.2 22.6 15.2 H21.6 V18 L18.4 15.2 H13.6
              C12.2 15.2 11.4 14.6 11.2 13.4
        message 21 20 1.06
          line M10.5 2 C5.6 2 2 5.2 2 9 C2 11.4 3.2 13.4 5.2 14.7 C5.2 16 4.6 17.2 3.8 18 C5.8 17.9 7.4 17 8.4 15.9
              C9.1 16 9.8 16.1 10.5 16.1 C15.4 16.1 19 12.9 19 9 S15.4 2 10.5 2 Z
        message.badge 23 21 1.06
          line M13.6 3.6 C12.7 3.2 11.6 3 10.5 3 C5.6 3 2 6.2 2 10 C2 12.4 3.2 14.4 5.2 15.7 C5.2 17 4.6 18.2 3.8 19
              C5.8 18.9 7.4 18 8.4 16.9 C9.1 17 9.8 17.1 10.5 17.1 C15.4 17.1 19 13.9 19 10
              C19 9.4 18.9 8.8 18.7 8.2
          area O18.4 4 3.4
        envelope 22 17 1.06
          line M4 2 H18 C19.2 2 20 2.8 20 4 V13 C20 14.2 19.2 15 18 15 H4 C2.8 15 2 14.2 2 13 V4 C2 2.8 2.8 2 4 2 Z
              M2.6 3 L11 9.6 L19.4 3
        quote.bubble 21 19 1.06
          line $bubble
          area O8 7.6 1.5 O13 7.6 1.5
        phone 18 18 1.06
          line M5.4 2.2 C4 2.2 2.2 3.6 2.2 5.6 C2.2 10.6 7.4 15.8 12.4 15.8 C14.4 15.8 15.8 14 15.8 12.6 L12.2 10.2
              L10.2 12 C8.4 11 7 9.6 6 7.8 L7.8 5.8 Z
        """)

    /// Symbols for sound and pictures.
    static let media = SymbolTable(
        """
        $cameraBody M4 4.6 H6.6 L8 2.4 H14 L15.4 4.6 H18 C19.3 4.6 20 5.3 20 6.6 V14.6 C20 15.9 19.3 16.6 18 16.6 H4
            C2.7 16.6 2 15.9 2 14.6 V6.6 C2 5.3 2.7 4.6 4 4.6 Z
        $micBody M7 1.8 C8.9 1.8 10.2 3.1 10.2 5 V9.4 C10.2 11.3 8.9 12.6 7 12.6 S3.8 11.3 3.8 9.4 V5
            C3.8 3.1 5.1 1.8 7 1.8 Z
        $micStand M1.6 8.8 V9.6 C1.6 12.9 3.9 15 7 15 S12.4 12.9 12.4 9.6 V8.8 M7 15 V18.2 M4 18.2 H10
        $play M2.6 2.2 L15.4 9 L2.6 15.8 Z

        play 17 18
          line $play
        play.fill 17 18
          area $play
          line $play
        pause 15 18
          line M2.6 2.4 H5.4 V15.6 H2.6 Z M9.6 2.4 H12.4 V15.6 H9.6 Z
        pause.fill 15 18
          area M2 2 H6 V16 H2 Z M9 2 H13 V16 H9 Z
        stop.fill 17 18
          area M3 3 H14 V14.6 H3 Z
          line M3 3 H14 V14.6 H3 Z
        mic 14 20 1.085
          line $micBody
          line $micStand
        mic.fill 14 20 1.085
          area $micBody
          line $micStand
        camera 22 19 1.06
          line $cameraBody
          line O11 10.4 3.6
        camera.fill 22 19 1.06
          area $cameraBody O11 10.4 4.2 O11 10.4 2.8
        photo 22 18 1.12
          line M4 2 H18 C19.3 2 20 2.7 20 4 V14 C20 15.3 19.3 16 18 16 H4 C2.7 16 2 15.3 2 14 V4 C2 2.7 2.7 2 4 2 Z
              M2.6 13.8 L7.2 9.4 L10.4 12.4 L14.4 8 L19.6 13.2
          area O7 6.2 1.6
        photo.fill 22 18 1.12
          area M4 1.4 H18 C19.8 1.4 20.6 2.2 20.6 4 V14 C20.6 15.8 19.8 16.6 18 16.6 H4 C2.2 16.6 1.4 15.8 1.4 14 V4
              C1.4 2.2 2.2 1.4 4 1.4 Z O6.8 6 1.8 M3 14.6 L7.4 10.2 L10.4 13 L14.4 8.8 L19 13.4 V14.6 Z
        video 24 16
          line M5.2 1.2 H12.4 C14.6 1.2 15.8 2.4 15.8 4.6 V11.4 C15.8 13.6 14.6 14.8 12.4 14.8 H5.2 C3 14.8 1.8 13.6
              1.8 11.4 V4.6 C1.8 2.4 3 1.2 5.2 1.2 Z M17 6.6 L20.6 3.4 C21.4 2.7 22.2 3 22.2 4 V12 C22.2 13 21.4 13.3
              20.6 12.6 L17 9.4
        video.fill 24 16
          area M4.2 0.35 H12.9 C15.2 0.35 16.5 1.6 16.5 3.9 V12.1 C16.5 14.4 15.2 15.65 12.9 15.65 H4.2 C1.9 15.65 0.6
              14.4 0.6 12.1 V3.9 C0.6 1.6 1.9 0.35 4.2 0.35 Z M17.8 6.1 C17.8 5.4 18 5.1 18.4 4.7 L21.3 2.1 C22.4 1.1
              23.5 1.6 23.5 3 V13 C23.5 14.4 22.4 14.9 21.3 13.9 L18.4 11.3 C18 10.9 17.8 10.6 17.8 9.9 Z
        speaker.slash 22 19 1.06
          line M2 6.6 H5.4 L10 2.6 V16.4 L5.4 12.4 H2 Z M14 6 L20 13 M20 6 L14 13
        speaker.wave.2 22 19 1.06
          line M2 6.6 H5.4 L10 2.6 V16.4 L5.4 12.4 H2 Z M13.4 6.4 C15 8 15 11 13.4 12.6 M16.6 3.8
              C19.6 6.8 19.6 12.2 16.6 15.2
        waveform 20 18
          line M2 8 V10 M5.2 5.4 V12.6 M8.4 2 V16 M11.6 6 V12 M14.8 4 V14 M18 8 V10
        """)
}
