// Titles whose letters are taller than their line, or whose line ends less than six pixels above a picture below.
(titles) => {
  const pictures = [...document.querySelectorAll(".picture")].map((it) => it.getBoundingClientRect());
  const near = (title) => {
    const { top, bottom } = title.getBoundingClientRect();
    return pictures.some((picture) => picture.top > top && picture.top < bottom + 6);
  };
  return titles.filter((it) => it.scrollHeight > it.clientHeight || near(it)).map((it) => it.textContent);
};
